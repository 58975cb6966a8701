import { useEffect, useRef, useId, useState } from 'react';
import { guestImportTexts as texts } from '#content/texts/admin-guest-import.ts';
import type { ImportPreview, ImportResult } from '#contract/guest-list/guest-import.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Controls } from '#islands/ui/Controls.tsx';
import { Notice } from '#islands/ui/Notice.tsx';
import { ColumnOptions } from './ColumnOptions.tsx';
import { FilePicker } from './FilePicker.tsx';
import type { PreviewState, ParseOptions } from './import-state.ts';
import { PreviewRows } from './PreviewRows.tsx';
import { useImport } from './use-import.ts';

type Props = {
  preview: ImportPreview;
  isSubmitting: boolean;
  failure: string | undefined;
  onConfirm: () => void;
};

/** The button that writes what the preview says. */
const ConfirmImport = ({ preview, isSubmitting, failure, onConfirm }: Props) => {
  const { groups } = preview;
  const id = useId();
  const [withoutThem, setWithoutThem] = useState(false);
  const [isApplicable, setIsRequested] = useState(false);
  const isEmpty = groups.new + groups.changed === 0;
  const needsTick = groups.held > 0 && !withoutThem;

  const confirm = () => {
    if (isEmpty || isSubmitting) return;
    if (needsTick) return setIsRequested(true);
    onConfirm();
  };

  return (
    <section className="confirm-import card" aria-label={texts.confirmTitle}>
      {failure && <Notice variant="error">{failure}</Notice>}
      {isApplicable && needsTick && (
        <p id={`${id}-tick`} className="error" role="alert">
          {texts.tickFirst}
        </p>
      )}
      <div className="confirm-line">
        {groups.held > 0 && !isEmpty && (
          <label className="flex min-h-11 items-center gap-2">
            <input
              className="check"
              type="checkbox"
              checked={withoutThem}
              aria-describedby={isApplicable && needsTick ? `${id}-tick` : undefined}
              onChange={({ target }) => setWithoutThem(target.checked)}
            />
            <span>{texts.withoutThem(groups.held)}</span>
          </label>
        )}
        <Button aria-disabled={isEmpty || isSubmitting || needsTick} onClick={confirm}>
          {isSubmitting
            ? texts.submitting
            : isEmpty
              ? texts.noChanges
              : texts.confirm(groups.new, groups.changed)}
        </Button>
      </div>
    </section>
  );
};

/** Import of guests from a spreadsheet: choose the file, check the preview, confirm. */
export const ImportScreen = () => {
  const { state, choose, readAs, confirm, startAgain, passwordDialog } = useImport();
  return (
    <>
      <h1 className="title">{texts.title}</h1>
      <p className="max-w-prose text-muted">{texts.about}</p>
      <Controls className="mt-5">
        {(state.step === 'choose' || state.step === 'reading') && (
          <FilePicker
            failure={state.step === 'choose' ? state.failure : undefined}
            {...(state.step === 'reading' && { parseOptions: state.name })}
            onChoose={(file) => void choose(file)}
          />
        )}
        {state.step === 'preview' && (
          <Preview
            state={state}
            onRead={(parseOptions) => void readAs(state, parseOptions)}
            onConfirm={() => void confirm(state)}
            onLeave={startAgain}
          />
        )}
        {state.step === 'done' && <Done result={state.result} onMore={startAgain} />}
      </Controls>
      {passwordDialog}
    </>
  );
};

type PreviewProps = {
  state: PreviewState;
  onRead: (parseOptions: ParseOptions) => void;
  onConfirm: () => void;
  onLeave: () => void;
};

const Preview = ({ state, onRead, onConfirm, onLeave }: PreviewProps) => {
  const { file, preview, parseOptions, loading, failure, isConflict } = state;
  const start = useRef<HTMLDivElement>(null);
  // The button that led here is gone: the focus moves to the start of the preview.
  useEffect(() => start.current?.focus(), []);
  const isNamed = preview.columns.some(({ use }) => use === 'member');
  return (
    <div className="flex flex-col gap-6">
      <div ref={start} tabIndex={-1} className="chosen-file">
        <p>
          <span className="text-muted">{texts.file}</span> <span>{file.name}</span>
        </p>
        <Button variant="quiet" onClick={onLeave}>
          {texts.another}
        </Button>
      </div>
      {isConflict && <Notice variant="error">{texts.changedSince}</Notice>}
      <ColumnOptions preview={preview} parseOptions={parseOptions} onRead={onRead} />
      {isNamed && (
        <section aria-busy={loading === 'updating'}>
          <h2 className="subtitle">{texts.previewTitle}</h2>
          <p className="text-sm text-muted" role="status">
            {loading === 'updating' && texts.updating}
          </p>
          {preview.rows.length === 0 ? (
            <p className="card py-6 text-center text-muted">{texts.noRows}</p>
          ) : (
            <>
              <Summary preview={preview} />
              <PreviewRows key={preview.token} rows={preview.rows} />
            </>
          )}
        </section>
      )}
      {isNamed && preview.rows.length > 0 && (
        <ConfirmImport
          key={preview.token}
          preview={preview}
          isSubmitting={loading === 'writing'}
          failure={failure}
          onConfirm={() => loading === undefined && onConfirm()}
        />
      )}
      {!isNamed && failure && <Notice variant="error">{failure}</Notice>}
    </div>
  );
};

const Summary = ({ preview: { groups, people, rows } }: { preview: ImportPreview }) => {
  const errors = rows.filter(({ state }) => state === 'error').length;
  return (
    <div className="mb-3 flex flex-col gap-3">
      <p>
        {groups.new + groups.changed > 0
          ? texts.summary(groups.new, groups.changed, people)
          : groups.held === 0
            ? texts.upToDate
            : null}
      </p>
      {groups.held > 0 && (
        <Notice variant="warning">{texts.blockedRows(groups.held, errors)}</Notice>
      )}
    </div>
  );
};

const Done = ({ result, onMore }: { result: ImportResult; onMore: () => void }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { groups, people } = result;
  return (
    <section className="card flex max-w-prose flex-col gap-3">
      <h2 ref={heading} tabIndex={-1} className="subtitle focus:outline-none">
        {texts.done}
      </h2>
      <p>{texts.doneAbout(groups.new, groups.changed, people)}</p>
      <p className="text-muted">{texts.doneHint}</p>
      <div className="flex flex-wrap gap-2">
        <a className="btn btn-primary" href="/admin/guests">
          {texts.toList}
        </a>
        <Button variant="quiet" onClick={onMore}>
          {texts.more}
        </Button>
      </div>
    </section>
  );
};
