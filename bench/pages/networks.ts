export type Network = {
  name: string;
  bytesPerSecond: number;
  /** Of every request, as Chromium's own throttling knows it. */
  latencyMs: number;
  /** Emulated under TCP instead: the connections share a line, and each waits for its own turns. */
  underTcp?: boolean;
};

/**
 * Chromium's own presets. The name says what the line is; a preset makes every request wait for all
 * the round trips that a connection takes on such a line, five of them and nearly four.
 */
export const networks: Network[] = [
  { name: '400 kbit/s + 400 ms', latencyMs: 400 * 5, bytesPerSecond: 50_000 },
  { name: '1.6 Mbit/s + 150 ms', latencyMs: 150 * 3.75, bytesPerSecond: 180_000 },
];

/** A turn of 150 ms under TCP, where what a page asks for ahead shares the line with the page. */
export const sharedLine: Network = {
  name: '1.6 Mbit/s + 150 ms, under TCP',
  latencyMs: 150,
  bytesPerSecond: 200_000,
  underTcp: true,
};
