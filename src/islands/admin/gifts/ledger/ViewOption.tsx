import { giftsTexts as texts } from '#content/texts/admin-gifts.ts';

export type View = 'guests' | 'purchases';

const views: [View, string][] = [
  ['guests', texts.byGuest],
  ['purchases', texts.byPurchase],
];

type Props = { view: View; onChoose: (view: View) => void };

export const ViewOption = ({ view, onChoose }: Props) => (
  <div className="choices" role="group" aria-label={texts.views}>
    {views.map(([key, label]) => (
      <button
        key={key}
        type="button"
        className="choice"
        aria-pressed={key === view}
        onClick={() => onChoose(key)}
      >
        {label}
      </button>
    ))}
  </div>
);
