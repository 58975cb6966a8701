import { dataTexts as texts } from '#content/texts/admin-data.ts';
import type { BackupsView } from '#contract/backups.ts';
import type { PrivacyView } from '#contract/privacy.ts';
import { PrivacySection } from '#islands/admin/privacy/PrivacySection.tsx';
import type { AdminWords } from '#domain/admin-words.ts';
import { AdminWordsSection } from './AdminWordsSection.tsx';
import { BackupsSection } from './BackupsSection.tsx';

type Props = { backups: BackupsView; privacy: PrivacyView; words: AdminWords };

/** The screen of stored data; each section is a separate file. */
export const DataScreen = ({ backups, privacy, words }: Props) => (
  <div className="flex flex-col gap-8">
    <header>
      <h1 className="title">{texts.title}</h1>
      <p className="text-muted">{texts.subtitle}</p>
    </header>
    <BackupsSection initial={backups} />
    <PrivacySection initial={privacy} />
    <AdminWordsSection initial={words} />
  </div>
);
