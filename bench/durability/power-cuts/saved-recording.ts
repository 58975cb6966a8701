import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { Recording, Step } from './trace.ts';

const fileOf = (name: string) => new URL(`recordings/${name}.br`, import.meta.url);

/** For machines without `strace`: what was recorded elsewhere can be cut anywhere. */
export const keepRecording = (name: string, recording: Recording) => {
  const text = JSON.stringify(recording, (_, value: unknown) =>
    isBytes(value) ? { hex: Buffer.from(value.data).toString('hex') } : value,
  );
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_LGWIN]: 24,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
  writeFileSync(fileOf(name), brotliCompressSync(text, { params }));
};

export const savedRecording = (name: string): Recording =>
  JSON.parse(brotliDecompressSync(readFileSync(fileOf(name))).toString(), (_, value: unknown) =>
    isHex(value) ? Buffer.from(value.hex, 'hex') : value,
  ) as { before: Buffer; steps: Step[] };

/** As a Buffer turns itself into JSON. */
const isBytes = (value: unknown): value is { data: number[] } =>
  (value as { type?: unknown } | null)?.type === 'Buffer';

const isHex = (value: unknown): value is { hex: string } =>
  typeof (value as { hex?: unknown } | null)?.hex === 'string';
