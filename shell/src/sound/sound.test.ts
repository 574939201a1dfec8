/// <reference types="node" />
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { createSoundPlayer, type SoundAddresses } from './create-sound-player';

const SCRIPT = path.join(__dirname, '../../../tools/scripts/make-sounds.mjs');

const addresses: SoundAddresses = {
  putonboard: ['/putonboard.wav', '/putonboard.wav?again'],
  results: ['/results.wav', '/results.wav?again'],
  correct: ['/correct.wav', '/correct.wav?again'],
  incorrect: ['/incorrect.wav', '/incorrect.wav?again'],
};

/** A player for which the URLs in `failures` fail with the given reason. */
function playerWith(failures: Record<string, Error> = {}) {
  const tried: string[] = [];
  const open = jest.fn((address: string) => ({
    currentTime: 3,
    play() {
      tried.push(`${address} from ${this.currentTime}`);
      return failures[address] ? Promise.reject(failures[address]) : Promise.resolve();
    },
  }));
  return { tried, open, play: createSoundPlayer(addresses, open) };
}

let warn: jest.SpyInstance;
beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(() => warn.mockRestore());

test('the committed sounds equal the output of the script', () => {
  execFileSync(process.execPath, [SCRIPT, '--check']);
});

test('loads a sound once and plays it from its start each time', async () => {
  const { tried, open, play } = playerWith();
  await play('correct');
  await play('correct');
  expect(tried).toEqual(['/correct.wav from 0', '/correct.wav from 0']);
  expect(open).toHaveBeenCalledTimes(1);
});

test('tries the second URL of a sound that cannot be played', async () => {
  const { tried, play } = playerWith({ '/correct.wav': new DOMException('', 'NotSupportedError') });
  await play('correct');
  expect(tried).toEqual(['/correct.wav from 0', '/correct.wav?again from 0']);
  expect(warn).not.toHaveBeenCalled();
});

test('only logs a sound that cannot be loaded', async () => {
  const removed = new DOMException('', 'NotSupportedError');
  const { play } = playerWith({ '/results.wav': removed, '/results.wav?again': removed });
  await expect(play('results')).resolves.toBeUndefined();
  expect(warn).toHaveBeenCalledWith('The sound "results" could not be played', removed);
});

test('stays silent when playback is not allowed yet', async () => {
  const { tried, play } = playerWith({ '/correct.wav': new DOMException('', 'NotAllowedError') });
  await play('correct');
  expect(tried).toHaveLength(1);
  expect(warn).not.toHaveBeenCalled();
});
