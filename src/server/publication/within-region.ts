import { AsyncLocalStorage } from 'node:async_hooks';
import { readRegionOfTask } from '#domain/region.ts';

const tasks = new AsyncLocalStorage<string>();

readRegionOfTask(() => tasks.getStore());

/** Everything that the work reads is of that region; what runs in its pauses keeps to its own. */
export const withinRegion = <Result>(region: string, work: () => Promise<Result>) =>
  tasks.run(region, work);
