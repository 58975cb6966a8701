import './copy-rows.css';

import { gifts } from '#content/texts/gifts.ts';
import { CopyButton } from '#islands/ui/CopyButton.tsx';
import { CopyIcon } from '#islands/ui/icons.tsx';

type Props = {
  label: string;
  /** What is copied. */
  text: string;
  /** How it is written, when not the same. */
  shown?: string;
};

/** A tap anywhere on the row copies it. */
export const CopyRow = ({ label, text, shown = text }: Props) => (
  <div className="copy-row">
    <dt>{label}</dt>
    <dd>{shown}</dd>
    <dd>
      <CopyButton text={text} label={gifts.bank.copy(label)} className="copy-button">
        <CopyIcon />
      </CopyButton>
    </dd>
  </div>
);
