import { answerText } from '#content/texts/questions.ts';
import { passSheetTexts as texts } from '#content/texts/pass-sheet.ts';
import { joinNames } from '#content/texts/join-names.ts';
import type { InvitedEventView } from '#contract/events.ts';
import type { PassSheet } from '#gateways/pictures/pass-sheet.ts';
import { clockTime, fullDate, weekdayDateAndTime } from '#domain/time/wedding-time.ts';
import type { Deps } from '../deps.ts';
import { eventViews, guestView, responsesByEvent } from './guest.ts';
import { ownSeats } from './own-seats.ts';
import { sheetQuestions } from './questions.ts';

type Site = Pick<Deps, 'db' | 'clock' | 'content'>;

const timesOf = ({ date, end_date, planned_date }: InvitedEventView): string => {
  const end = end_date && clockTime(new Date(end_date));
  const times = texts.times(weekdayDateAndTime(new Date(date)), end);
  return planned_date ? `${times} ${texts.before(clockTime(new Date(planned_date)))}` : times;
};

const seatsOf = ({ db }: Site, guestId: number, event: InvitedEventView): string[] => {
  const seats = ownSeats(db, guestId, event);
  if (!seats) return [];
  const names = joinNames(seats.places.map(({ name }) => name));
  return [seats.kind === 'tents' ? texts.tents(names) : texts.tables(names)];
};

/** Of what the couple asks, what the group has answered: where its bus leaves, above all. */
const answersOf = (site: Site, guestId: number, members: ReadonlyMap<number, string>) =>
  sheetQuestions(site, guestId).flatMap(({ text, answers }) => {
    const given = answers.map(({ memberId, value }) => {
      const answer = answerText(value);
      const name = memberId === null ? undefined : members.get(memberId);
      return name === undefined ? answer : `${answer} (${name})`;
    });
    return given.length > 0 ? [texts.answer(text, joinNames(given))] : [];
  });

/** The sheet's face has no signs of minutes and seconds. */
const plainSigns = (text: string) => text.replaceAll('′', "'").replaceAll('″', '"');

/** All that a group needs where there is no signal. @param route the drawn way, as SVG */
export const passSheet = (site: Site, guestId: number, route: string | null): PassSheet => {
  const { couple, date, venue, contact } = site.content().wedding;
  const { groupName, members } = guestView(site, guestId);
  const names = new Map(members.map(({ id, name }) => [id, name]));
  const responses = responsesByEvent(site.db, guestId);
  const events = eventViews(site, guestId).map((event) => {
    const attending = (responses[event.id] ?? []).filter(({ isAttending }) => isAttending);
    return {
      heading: event.name,
      lines: [
        timesOf(event),
        event.location,
        ...(event.dresscode ? [texts.dresscode(event.dresscode)] : []),
        ...seatsOf(site, guestId, event),
        ...(attending.length > 0
          ? [texts.people(joinNames(attending.map(({ name }) => name)))]
          : []),
      ],
    };
  });
  const answers = answersOf(site, guestId, names);
  const phones = contact.phones.map(({ label, number }) => texts.phone(label, number.typed));
  const way = [venue.name, venue.place, venue.address].filter((text) => text !== undefined);
  return {
    title: couple.names.join(' & '),
    subtitle: fullDate(new Date(date)),
    group: groupName,
    sections: [
      ...(events.length > 0 ? events : [{ heading: texts.noEvents, lines: [] }]),
      { heading: texts.answers, lines: answers },
      { heading: texts.phones, lines: phones },
      {
        heading: texts.way,
        lines: [
          ...way,
          ...(venue.map ? [texts.coordinates(plainSigns(venue.map.coordinates))] : []),
        ],
      },
    ].filter(({ heading, lines }) => lines.length > 0 || heading === texts.noEvents),
    route,
    footer: texts.asOf(weekdayDateAndTime(site.clock())),
  };
};
