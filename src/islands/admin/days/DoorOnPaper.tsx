import { doorOnPaper as texts } from '#content/texts/door-on-paper.ts';
import type { DoorAtEventView } from '#contract/door.ts';

type Props = {
  door: DoorAtEventView;
  /** The event: several may stand on one paper. */
  eventId: number;
};

/** On paper: who came, and who came though the sheet does not count them. */
export const DoorOnPaper = ({ door: { arrived, expected, surprises }, eventId }: Props) => (
  <section className="at-door" aria-labelledby={`at-door-${eventId}`}>
    <h3 id={`at-door-${eventId}`}>{texts.title}</h3>
    <p>{texts.arrived(arrived, expected)}</p>
    {surprises.length > 0 && (
      <>
        <p>{texts.surprises(surprises.length)}</p>
        <ul>
          {surprises.map((surprise, index) => (
            <li key={index}>{texts.surprise(surprise)}</li>
          ))}
        </ul>
      </>
    )}
  </section>
);
