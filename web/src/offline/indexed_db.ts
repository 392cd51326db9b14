import type { Storage } from "./messages";

/** Newer code reads data of older code; older code refuses newer data. */
const STORE_VERSION = 1;
const ABSENT = -1;

interface Row {
  readonly version: number;
  readonly row: Uint8Array;
}

/** Thrown if the stored data was written by newer code. */
export class Newer extends Error {}

/** Stores tables' rows, chapters and notes in IndexedDB; data that IndexedDB refuses stays in memory until this worker ends. */
export class Keeper {
  #rows = new Map<string, Row>();
  #chapters = new Map<string, Uint8Array[]>();
  #notes = new Map<string, Uint8Array>();
  #storage: Storage;
  #stopped = false;

  private constructor(
    private readonly database: IDBDatabase | null,
    private readonly tell: (storage: Storage) => void,
  ) {
    this.#storage = database ? "kept" : "refused";
    tell(this.#storage);
  }

  static async open(name: string, tell: (storage: Storage) => void): Promise<Keeper> {
    try {
      return new Keeper(await opened(name), tell);
    } catch (error) {
      if (error instanceof DOMException && error.name === "VersionError") throw new Newer(error.message);
      return new Keeper(null, tell);
    }
  }

  /** Stops writing: another worker has taken over the games. */
  stop(): void {
    this.#stopped = true;
    this.database?.close();
  }

  async load(): Promise<{ tables: [string, number, Uint8Array][]; notes: [string, Uint8Array][] }> {
    if (!this.database) return { tables: [], notes: [] };
    const read = this.database.transaction(["tables", "notes"]);
    const [tables, rows, names, notes] = await Promise.all([
      asked<string[]>(read.objectStore("tables").getAllKeys()),
      asked<Row[]>(read.objectStore("tables").getAll()),
      asked<string[]>(read.objectStore("notes").getAllKeys()),
      asked<Uint8Array[]>(read.objectStore("notes").getAll()),
    ]);
    return {
      tables: rows.map((row, i) => [tables[i] ?? "", row.version, row.row]),
      notes: notes.map((data, i) => [names[i] ?? "", data]),
    };
  }

  /** Writes if the table is at the expected version; returns the version found. */
  async put(table: string, expected: number, version: number, row: Uint8Array, chapter: Uint8Array): Promise<number> {
    if (this.#stopped) throw new Error("another tab has the games");
    if (this.database && this.#storage === "kept" && !this.#rows.has(table)) {
      try {
        return await this.#write(this.database, table, expected, version, row, chapter);
      } catch (error) {
        this.#failed(error);
      }
    }
    return this.#remember(table, expected, version, row, chapter);
  }

  async #write(database: IDBDatabase, table: string, expected: number, version: number, row: Uint8Array, chapter: Uint8Array): Promise<number> {
    const write = database.transaction(["tables", "chapters"], "readwrite", { durability: "relaxed" });
    const done = completed(write);
    const tables = write.objectStore("tables");
    // Reads and writes in one round trip to the browser process; a version conflict aborts the transaction.
    const known = asked<Row | undefined>(tables.get(table));
    tables.put({ version, row } satisfies Row, table);
    if (chapter.length > 0) write.objectStore("chapters").put(chapter, [table, expected]);
    const found = (await known)?.version ?? ABSENT;
    if (found === expected) {
      write.commit();
      await done;
    } else write.abort();
    return found;
  }

  /** Keeps a table in memory when storage is full or refused, so its game continues as long as the page is open. */
  async #remember(table: string, expected: number, version: number, row: Uint8Array, chapter: Uint8Array): Promise<number> {
    const known = this.#rows.get(table) ?? (this.database ? await asked<Row | undefined>(this.database.transaction("tables").objectStore("tables").get(table)) : undefined);
    const found = known?.version ?? ABSENT;
    if (found === expected) {
      this.#rows.set(table, { version, row });
      if (chapter.length > 0) this.#chapters.set(table, [...(this.#chapters.get(table) ?? []), chapter]);
    }
    return found;
  }

  async chapters(table: string): Promise<Uint8Array[]> {
    const kept = this.database
      ? await asked<Uint8Array[]>(this.database.transaction("chapters").objectStore("chapters").getAll(IDBKeyRange.bound([table], [table, []])))
      : [];
    return [...kept, ...(this.#chapters.get(table) ?? [])];
  }

  async note(name: string, data: Uint8Array): Promise<void> {
    if (this.#stopped) return;
    if (this.database && this.#storage === "kept") {
      try {
        const write = this.database.transaction("notes", "readwrite", { durability: "relaxed" });
        const done = completed(write);
        if (data.length > 0) write.objectStore("notes").put(data, name);
        else write.objectStore("notes").delete(name);
        await done;
        return;
      } catch (error) {
        this.#failed(error);
      }
    }
    this.#notes.set(name, data);
  }

  async remove(tables: readonly string[], notes: readonly string[]): Promise<void> {
    for (const table of tables) {
      this.#rows.delete(table);
      this.#chapters.delete(table);
    }
    if (!this.database) return;
    const write = this.database.transaction(["tables", "chapters", "notes"], "readwrite", { durability: "relaxed" });
    const done = completed(write);
    for (const table of tables) {
      write.objectStore("tables").delete(table);
      write.objectStore("chapters").delete(IDBKeyRange.bound([table], [table, []]));
    }
    for (const name of notes) write.objectStore("notes").delete(name);
    await done;
    // there is space again
    if (this.#storage === "full") this.#setStorage("kept");
  }

  #failed(error: unknown): void {
    console.warn("IndexedDB did not write", error);
    this.#setStorage("full");
  }

  #setStorage(storage: Storage): void {
    if (storage === this.#storage) return;
    this.#storage = storage;
    this.tell(storage);
  }
}

function opened(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, STORE_VERSION);
    request.onupgradeneeded = () => {
      const database = request.result;
      for (const store of ["tables", "chapters", "notes"]) if (!database.objectStoreNames.contains(store)) database.createObjectStore(store);
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("IndexedDB did not open"));
    request.onblocked = () => reject(new Error("IndexedDB is blocked by another tab"));
  });
}

function asked<Answer>(request: IDBRequest): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result as Answer);
    request.onerror = () => reject(request.error ?? new Error("IndexedDB did not answer"));
  });
}

function completed(write: IDBTransaction): Promise<void> {
  const done = new Promise<void>((resolve, reject) => {
    write.oncomplete = () => resolve();
    write.onabort = () => reject(write.error ?? new Error("IndexedDB did not write"));
  });
  // a request of the transaction may fail first and report it
  done.catch(() => undefined);
  return done;
}
