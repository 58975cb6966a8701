import { kitchenTexts as texts } from '#content/texts/admin-kitchen.ts';
import type { AttendanceStats } from '#contract/statistics.ts';

/** The events whose kitchen was sent a sheet that is no longer right. Hidden while there are none. */
export const ExpiredKitchen = ({ sheets }: { sheets: AttendanceStats['outdatedKitchenSheets'] }) =>
  sheets.length > 0 && (
    <section className="notice" data-variant="warning" aria-labelledby="outdated-kitchen">
      <h2 className="font-semibold" id="outdated-kitchen">
        {texts.expiredTitle}
      </h2>
      <ul>
        {sheets.map(({ event_id, name, changes }) => (
          <li key={event_id} className="wrap-anywhere">
            <span>{texts.expiredEvent(name, changes)}</span>{' '}
            <a className="link" href={`/admin/kitchen?event=${event_id}`}>
              {texts.seeSheet}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
