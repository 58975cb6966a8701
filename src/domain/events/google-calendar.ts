import { weddingZone } from '../region.ts';

export type CalendarEntry = {
  name: string;
  description: string;
  location: string;
  start: Date;
  end: Date | null;
};

/** Some phones cut off longer addresses. */
const detailsLimit = 500;

const compactUtc = (timestamp: Date) => timestamp.toISOString().replace(/[-:]|\.\d{3}/g, '');

/** Opens Google Calendar with the entry filled in. Without an end it ends as it starts. */
export const googleCalendarLink = ({ name, description, location, start, end }: CalendarEntry) => {
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: name,
    dates: `${compactUtc(start)}/${compactUtc(end ?? start)}`,
    ctz: weddingZone(),
    location,
    details: Array.from(description).slice(0, detailsLimit).join(''),
  });
  return `https://calendar.google.com/calendar/render?${query}`;
};
