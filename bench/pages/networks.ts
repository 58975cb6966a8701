export type Network = { name: string; latencyMs: number; bytesPerSecond: number };

/**
 * Chromium's own presets. The name says what the line is; a preset makes every request wait for all
 * the round trips that a connection takes on such a line, five of them and nearly four.
 */
export const networks: Network[] = [
  { name: '400 kbit/s + 400 ms', latencyMs: 400 * 5, bytesPerSecond: 50_000 },
  { name: '1.6 Mbit/s + 150 ms', latencyMs: 150 * 3.75, bytesPerSecond: 180_000 },
];
