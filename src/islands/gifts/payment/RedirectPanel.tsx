import { gifts } from '#content/texts/gifts.ts';

const texts = gifts.leaving;

/** The purchase is on record and the checkout is loading; on a slow line that takes a while. */
export const RedirectPanel = ({ address }: { address: string }) => (
  <div className="cart-empty">
    <p role="status">{texts.text}</p>
    <a className="btn btn-primary" href={address}>
      {texts.go}
    </a>
  </div>
);
