import { eventRsvp as texts } from '#content/texts/event-rsvp.ts';
import { showInProgress } from '#islands/client/under-way.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Controls } from '#islands/ui/Controls.tsx';

/** The group is not, or no longer, invited to the event. */
export const UninvitedEvent = () => (
  <div className="card mt-8 grid justify-items-center gap-3 text-center" role="alert">
    <h2 className="subtitle">{texts.uninvitedTitle}</h2>
    <p>{texts.uninvitedText}</p>
    <a className="btn btn-primary mt-2" href="/my-events">
      {texts.events}
    </a>
  </div>
);

/** The event is there, its answers are not. */
export const Unloadable = () => {
  const goBack = () => {
    showInProgress();
    history.back();
  };
  return (
    <Controls className="card mt-8 grid justify-items-center gap-4 text-center">
      <p role="alert">{texts.unloadable}</p>
      <Button onClick={goBack}>{texts.goBack}</Button>
    </Controls>
  );
};
