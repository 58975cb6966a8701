import { onTestFinished } from 'vitest';
import { defaultRegion, type Region, regionText, useRegion } from '#domain/region.ts';

const demo: Region = { timeZone: 'America/Santiago', currency: 'CLP', country: 'CL' };

/** The wedding is elsewhere until the test ends. Test files share their modules. */
export const inRegion = (change: Partial<Region>): void => {
  useRegion(regionText({ ...demo, ...change }));
  onTestFinished(() => useRegion(defaultRegion));
};

/** Zones whose clocks change in April and September, in March and October, and not at all. */
export const testedZones = ['America/Santiago', 'Europe/Madrid', 'America/Mexico_City'] as const;
