// Apart from wedding-time.ts: guests do not read it, and not every guest's browser knows these names.
import { weddingZone } from '../region.ts';

/** 'hora de Chile', 'hora de Europa central': the wedding's zone as people call it. */
export const zoneName = (): string => {
  const names = new Intl.DateTimeFormat('es', {
    timeZone: weddingZone(),
    timeZoneName: 'longGeneric',
  });
  const name = names.formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return name.replace(' estándar', '');
};

/** 'de Chile', 'de la hora central': whose hours they are. */
export const ofZone = (): string => `de la ${zoneName()}`.replace('de la hora de ', 'de ');

/** 'Mexico City': the place that the zone is named after. */
export const zoneCity = (): string => weddingZone().replace(/^.*\//u, '').replaceAll('_', ' ');
