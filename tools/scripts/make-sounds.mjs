/**
 * Writes the four sounds of the games as WAV files, from nothing but sines and a little noise: no license, no
 * recording, a few kilobytes each. `--check` writes nothing and fails when a committed file differs.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const RATE = 22_050;
const FOLDER = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../shell/src/sound/files');

/** Frequencies in hertz. */
const NOTE = { fSharp3: 185, a3: 220, c5: 523.25, e5: 659.26, g5: 783.99, b5: 987.77, c6: 1046.5 };

/**
 * A soft bell: a sine with a breath of its octave, a rounded start against clicks, and an even fade.
 * @param {{ at?: number, hertz: number, seconds: number, loudness: number, octave?: number }} tone
 */
function bell({ at = 0, hertz, seconds, loudness, octave = 0.2 }) {
  return (time) => {
    const age = time - at;
    if (age < 0 || age >= seconds) return 0;
    const shape = Math.min(1, age / 0.008) * (1 - age / seconds) ** 2;
    const wave = Math.sin(2 * Math.PI * hertz * age) + octave * Math.sin(4 * Math.PI * hertz * age);
    return (loudness * shape * wave) / (1 + octave);
  };
}

/** A fingertip on paper: noise that stops immediately. The same numbers every time, so the same file. */
function tap({ seconds, loudness }) {
  let state = 7;
  return (time) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    const fade = Math.max(0, 1 - time / seconds) ** 3;
    return (loudness * fade * state) / 2 ** 31;
  };
}

const SOUNDS = {
  putonboard: {
    seconds: 0.09,
    parts: [
      bell({ hertz: NOTE.a3, seconds: 0.09, loudness: 0.45, octave: 0.4 }),
      tap({ seconds: 0.02, loudness: 0.12 }),
    ],
  },
  correct: {
    seconds: 0.34,
    parts: [
      bell({ hertz: NOTE.e5, seconds: 0.24, loudness: 0.3 }),
      bell({ at: 0.09, hertz: NOTE.b5, seconds: 0.25, loudness: 0.3 }),
    ],
  },
  incorrect: {
    seconds: 0.32,
    parts: [
      bell({ hertz: NOTE.a3, seconds: 0.2, loudness: 0.36, octave: 0.35 }),
      bell({ at: 0.12, hertz: NOTE.fSharp3, seconds: 0.2, loudness: 0.36, octave: 0.35 }),
    ],
  },
  results: {
    seconds: 0.44,
    parts: [NOTE.c5, NOTE.e5, NOTE.g5, NOTE.c6].map((hertz, step) =>
      bell({ at: step * 0.07, hertz, seconds: 0.44 - step * 0.07, loudness: 0.26 }),
    ),
  },
};

/** One channel, 16 bits. @returns {Buffer} a whole WAV file */
function render({ seconds, parts }) {
  const count = Math.round(seconds * RATE);
  const file = Buffer.alloc(44 + 2 * count);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + 2 * count, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(2 * RATE, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(2 * count, 40);
  for (let sample = 0; sample < count; sample++) {
    const level = parts.reduce((sum, part) => sum + part(sample / RATE), 0);
    file.writeInt16LE(Math.round(32_767 * Math.max(-1, Math.min(1, level))), 44 + 2 * sample);
  }
  return file;
}

const check = process.argv.includes('--check');
mkdirSync(FOLDER, { recursive: true });
for (const [name, sound] of Object.entries(SOUNDS)) {
  const file = path.join(FOLDER, `${name}.wav`);
  const made = render(sound);
  if (!check) {
    writeFileSync(file, made);
  } else if (!readFileSync(file).equals(made)) {
    console.error(
      `${path.basename(file)} is not what tools/scripts/make-sounds.mjs makes: run it and commit the file.`,
    );
    process.exitCode = 1;
  }
}
