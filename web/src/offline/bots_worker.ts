import { type Program, loadPython } from "./python";
import type { Parts } from "./parts";

interface Thinking {
  answer(data: Uint8Array): Uint8Array;
}

let bots: Promise<Thinking> | null = null;

onmessage = async (event: MessageEvent<{ place: string; parts: Parts; program: Program | null } | Uint8Array>) => {
  if (!(event.data instanceof Uint8Array)) {
    const { place, parts, program } = event.data;
    bots = loadPython(place, parts, program).then(({ python }) => (python.pyimport("tercet.offline.browser_bots") as { bots(): Thinking }).bots());
  } else if (bots) {
    try {
      postMessage((await bots).answer(event.data));
    } catch (error) {
      // the tables' worker is notified of errors, but not of rejected promises
      setTimeout(() => {
        throw error;
      });
    }
  }
};
