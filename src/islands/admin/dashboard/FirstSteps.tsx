import { dashboardTexts as texts } from '#content/texts/admin-dashboard.ts';
import type { FirstStepsView } from '#contract/statistics.ts';
import { Badge } from '#islands/ui/Badge.tsx';

type Props = FirstStepsView & { events: number; groups: number };

/** First steps of a new wedding; hidden once all are done. */
export const FirstSteps = ({ events, groups, isPublished, isInvited }: Props) => {
  if (events > 0 && groups > 0 && isPublished && isInvited) return null;
  return (
    <section className="card" aria-labelledby="first-steps">
      <h2 className="subtitle" id="first-steps">
        {texts.firstSteps}
      </h2>
      <ol className="mt-3 grid gap-x-6 gap-y-4 md:grid-cols-2 xl:grid-cols-4">
        <Step order={1} href="/admin/site" {...texts.steps.site} done={isPublished} />
        <Step order={2} href="/admin/events" {...texts.steps.events} done={events > 0} />
        <Step order={3} href="/admin/guests/import" {...texts.steps.guests} done={groups > 0} />
        <Step order={4} href="/admin/whatsapp" {...texts.steps.messages} done={isInvited} />
      </ol>
    </section>
  );
};

type StepProps = { order: number; href: string; title: string; about: string; done?: boolean };

const Step = ({ order, href, title, about, done = false }: StepProps) => (
  <li className="flex gap-3">
    <span className="w-4 font-display text-2xl leading-11 text-accent" aria-hidden="true">
      {order}
    </span>
    <div>
      <p className="flex flex-wrap items-center gap-2">
        <a className="link inline-flex min-h-11 items-center" href={href}>
          {title}
        </a>
        {done && <Badge variant="yes">{texts.stepDone}</Badge>}
      </p>
      <p className="text-sm text-muted">{about}</p>
    </div>
  </li>
);
