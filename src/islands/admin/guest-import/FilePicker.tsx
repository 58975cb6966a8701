import { type DragEvent, useEffect, useId, useState } from 'react';
import { guestImportTexts as texts } from '#content/texts/admin-guest-import.ts';
import { guestListTexts } from '#content/texts/guest-list.ts';
import { DownloadButton } from '#islands/admin/ui/DownloadButton.tsx';
import { api } from '#islands/client/api.ts';
import { Notice } from '#islands/ui/Notice.tsx';

type Props = {
  failure?: string | undefined;
  parseOptions?: string;
  /** Several only of contacts. */
  onChoose: (files: readonly File[]) => void;
};

/** File input with a drop zone, and a description of the expected columns. */
export const FilePicker = ({ failure, parseOptions, onChoose }: Props) => {
  const id = useId();
  const { isOver, zone } = useDropZone(onChoose);
  return (
    <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="flex flex-col gap-4">
        <div className="drop-zone" data-over={isOver || undefined} {...zone}>
          <input
            id={id}
            className="drop-input"
            type="file"
            multiple
            accept=".xlsx,.csv,.txt,.vcf,text/csv,text/vcard,text/x-vcard,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
            aria-describedby={`${id}-hint`}
            disabled={parseOptions !== undefined}
            onChange={({ target }) => {
              const files = [...(target.files ?? [])];
              // The same file, corrected, may be chosen again.
              target.value = '';
              if (files.length > 0) onChoose(files);
            }}
          />
          <label className="btn btn-primary" htmlFor={id}>
            {texts.choose}
          </label>
          <p className="max-md:hidden">{isOver ? texts.dropNow : texts.drop}</p>
          <p id={`${id}-hint`} className="hint">
            {texts.accepted}
          </p>
        </div>
        <p className="min-h-6 text-muted" role="status">
          {parseOptions !== undefined && texts.reading(parseOptions)}
        </p>
        {failure && <Notice variant="error">{failure}</Notice>}
        <Downloads />
      </div>
      <section className="card" aria-labelledby={`${id}-rules`}>
        <h2 id={`${id}-rules`} className="subtitle">
          {texts.rulesTitle}
        </h2>
        <ul className="mt-2 flex list-disc flex-col gap-2 pl-5 text-muted">
          {texts.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </section>
    </div>
  );
};

const Downloads = () => (
  <dl className="downloads">
    <dt>
      <DownloadButton
        variant="quiet"
        fetchFile={() => api.api.admin.guests.template.$get()}
        fileName={guestListTexts.templateFileName}
        label={texts.template}
      />
    </dt>
    <dd>{texts.templateAbout}</dd>
    <dt>
      <DownloadButton
        variant="quiet"
        fetchFile={() => api.api.admin.guests.export.$get()}
        fileName={guestListTexts.fileName}
        label={texts.download}
      />
    </dt>
    <dd>{texts.downloadAbout}</dd>
  </dl>
);

const useDropZone = (onDrop: Props['onChoose']) => {
  const [isOver, setIsOver] = useState(false);

  // The browser would open a file that is dropped beside the zone.
  useEffect(() => {
    const reject = (event: Event) => event.preventDefault();
    window.addEventListener('dragover', reject);
    window.addEventListener('drop', reject);
    return () => {
      window.removeEventListener('dragover', reject);
      window.removeEventListener('drop', reject);
    };
  }, []);

  const zone = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      const files = [...event.dataTransfer.files];
      if (files.length > 0) onDrop(files);
    },
  };
  return { isOver, zone };
};
