import { settings } from "../settings/settings.svelte";

/** A short tone: pitch in hertz, start and length in seconds. */
type Tone = readonly [pitch: number, start: number, length: number, kind?: OscillatorType];

const SOUNDS = {
  select: [[660, 0, 0.05]],
  deal: [
    [240, 0, 0.03, "triangle"],
    [260, 0.05, 0.03, "triangle"],
    [280, 0.1, 0.03, "triangle"],
  ],
  call: [
    [523, 0, 0.09, "triangle"],
    [784, 0.07, 0.16, "triangle"],
  ],
  right: [
    [523, 0, 0.1],
    [659, 0.08, 0.1],
    [784, 0.16, 0.2],
  ],
  wrong: [
    [220, 0, 0.14, "triangle"],
    [174, 0.12, 0.22, "triangle"],
  ],
  vote: [[392, 0, 0.08]],
  roll: [
    [180, 0, 0.03, "square"],
    [210, 0.06, 0.03, "square"],
    [190, 0.12, 0.03, "square"],
    [230, 0.19, 0.04, "square"],
  ],
  end: [
    [523, 0, 0.15],
    [659, 0.12, 0.15],
    [784, 0.24, 0.15],
    [1047, 0.36, 0.35],
  ],
} as const satisfies Record<string, readonly Tone[]>;

export type SoundName = keyof typeof SOUNDS;

let context: AudioContext | null = null;

/** Plays a synthesised sound, if sounds are on. */
export function play(name: SoundName): void {
  // browsers allow sound only after the user has interacted with the page; stay silent until then
  if (!settings.sounds || typeof AudioContext === "undefined" || !navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  const now = context.currentTime;
  const tones: readonly Tone[] = SOUNDS[name];
  for (const [pitch, start, length, kind] of tones) {
    const tone = context.createOscillator();
    const loudness = context.createGain();
    tone.type = kind ?? "sine";
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0, now + start);
    loudness.gain.linearRampToValueAtTime(0.12, now + start + 0.008);
    loudness.gain.exponentialRampToValueAtTime(0.0008, now + start + length);
    tone.connect(loudness).connect(context.destination);
    tone.start(now + start);
    tone.stop(now + start + length + 0.02);
  }
}
