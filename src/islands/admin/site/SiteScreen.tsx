import './site.css';
import { useEffect, useRef, useState } from 'react';
import type { Path } from '#content/at-path.ts';
import { labelOf } from '#content/texts/admin-site-labels.ts';
import { siteTexts as texts } from '#content/texts/admin-site.ts';
import { contentChanges } from '#content/content-changes.ts';
import { fieldAt } from '#content/without-empty.ts';
import type { RegionNames, SiteView } from '#contract/site/site.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Controls } from '#islands/ui/Controls.tsx';
import { LeaveDemo } from '../start/LeaveDemo.tsx';
import { ConfirmDialog } from '../ui/dialogs/ConfirmDialog.tsx';
import { Conflicts } from './Conflicts.tsx';
import { FieldInput } from './fields/FieldInput.tsx';
import { FormProvider } from './fields/form-context.ts';
import { HistoryDialog } from './HistoryDialog.tsx';
import { MissingParts } from './MissingParts.tsx';
import { PreviewFrame } from './preview/PreviewFrame.tsx';
import { type PartFields, partField, SectionForm } from './SectionForm.tsx';
import { type PartChange, SectionChanges } from './SectionChanges.tsx';
import { type Section, sectionOf, sectionsOf } from './sections.ts';
import { SectionList } from './SectionList.tsx';
import { type SiteDraft, type StoredPart, unsavedParts } from './site-draft.ts';
import { type PublishedParts, usePublish } from './use-publish.ts';
import { useSiteDraft } from './use-site-draft.ts';

type Props = {
  site: SiteView;
  parts: StoredPart[];
  published: PublishedParts;
  fields: PartFields;
  regions: RegionNames;
  events: { id: number; name: string }[];
};

/** The dotted path of the innermost field that a control belongs to. */
const fieldAround = (control: Element): string | null =>
  control.closest<HTMLElement>('[data-field]')?.dataset['field'] ?? null;

const changesOf = (published: PublishedParts, draft: SiteDraft): PartChange[] =>
  Object.entries(draft).flatMap(([part, { typed }]) =>
    contentChanges(published[part], typed).map((change) => ({ ...change, part })),
  );

type FieldAddress = { part: string; path: Path };

const pathOf = ({ part, path }: FieldAddress) => [part, ...path].join('.');

/** The couple's site: a form for each part that people see, and the draft beside it. */
export const SiteScreen = ({ site, parts, published, fields, regions, events }: Props) => {
  const form = useSiteDraft(parts);
  const publish = usePublish(site, published, form);
  const sections = sectionsOf(events);
  const [selected, setSelected] = useState(() => location.hash.slice(1));
  const [isSeen, setSeen] = useState(false);
  const editor = useRef<HTMLElement>(null);
  /** A new object for each tap: the same field can be asked for again. */
  const [openedField, setOpenedField] = useState<{ field: string } | null>(null);
  const [activeField, setActiveField] = useState<string | null>(null);
  const [open, setOpen] = useState<'discard' | 'history' | null>(null);
  const section = sections.find(({ key }) => key === selected) ?? sections[0]!;
  const isUnsaved = unsavedParts(form.draft).length > 0;

  const choose = (key: string) => {
    setSelected(key);
    setOpenedField(null);
    setActiveField(null);
    history.replaceState(null, '', `#${key}`);
  };
  /** Something in the preview was tapped: its field opens and gets the focus. */
  const reveal = (field: string) => {
    const owner = sectionOf(sections, field);
    if (!owner) return;
    choose(owner.key);
    setSeen(false);
    setOpenedField({ field });
  };
  useEffect(() => {
    if (!openedField) return;
    const place = editor.current?.querySelector(`[data-field="${CSS.escape(openedField.field)}"]`);
    const control = place?.querySelector<HTMLElement>('input, textarea, select, button');
    control?.focus({ preventScroll: true });
    control?.scrollIntoView({ block: 'center' });
  }, [openedField]);
  const changes = publish.published === null ? [] : changesOf(publish.publishedParts, form.draft);
  const changesIn = (one: Section) =>
    changes.filter((change) => sectionOf(sections, pathOf(change)) === one);
  const nameOf = ({ part, path }: FieldAddress) => {
    const field = fieldAt(partField(fields, part), form.read(part, []), path);
    return labelOf([part, ...path], field?.about) ?? texts.title;
  };
  const loading = form.isSaving || publish.isSubmitting;

  return (
    <Controls className={isSeen ? 'site-screen site-seen' : 'site-screen'}>
      <header className="site-head">
        <div>
          <h1 className="title">{texts.title}</h1>
          <p className="text-muted">{texts.intro}</p>
        </div>
        <p className="site-state" role="status">
          {isUnsaved
            ? texts.state.unsaved
            : publish.published === null
              ? texts.never
              : publish.changed
                ? texts.state.draft
                : texts.state.published}
        </p>
      </header>
      {site.demo && <LeaveDemo onLeft={() => form.begin(parts)} />}
      <div className="site-actions">
        <Button variant="quiet" className="site-see" onClick={() => setSeen(!isSeen)}>
          {isSeen ? texts.back : texts.see}
        </Button>
        <Button variant="quiet" aria-disabled={loading} onClick={() => void publish.saveDraft()}>
          {form.isSaving ? texts.saving : texts.save}
        </Button>
        <Button aria-disabled={loading} onClick={() => void publish.publish()}>
          {publish.isSubmitting ? texts.publishing : texts.publish}
        </Button>
      </div>
      <div className="site-more">
        <Button variant="text" aria-disabled={!form.undo} onClick={form.undo}>
          {texts.undo}
        </Button>
        <Button variant="text" aria-disabled={!form.redo} onClick={form.redo}>
          {texts.redo}
        </Button>
        {publish.published !== null && (isUnsaved || publish.changed) && (
          <Button variant="text" onClick={() => setOpen('discard')}>
            {texts.reset}
          </Button>
        )}
        <Button variant="text" onClick={() => setOpen('history')}>
          {texts.history}
        </Button>
      </div>
      <Conflicts conflicts={form.conflicts} nameOf={nameOf} onResolve={form.resolve} />
      <MissingParts errors={publish.missing} sections={sections} onChoose={choose} />
      <div className="site-desk">
        <SectionList
          sections={sections}
          selected={section.key}
          changed={sections.filter((one) => changesIn(one).length > 0).map(({ key }) => key)}
          onChoose={choose}
        />
        <section
          ref={editor}
          className="site-editor"
          aria-label={section.label}
          onFocus={({ target }) => setActiveField(fieldAround(target))}
        >
          <h2 className="subtitle">{section.label}</h2>
          <SectionChanges
            key={section.key}
            changes={changesIn(section)}
            nameOf={nameOf}
            onTakeBack={({ part, path, before }) => form.change(part, path, before ?? undefined)}
          />
          <FormProvider
            value={{
              Input: FieldInput,
              change: ([part, ...path], value) => form.change(part, path, value),
              read: ([part, ...path]) => form.read(part, path),
              failureAt: (path) => form.errors[path.join('.')],
              openedField: openedField?.field ?? null,
              regions,
              events,
            }}
          >
            <SectionForm key={section.key} section={section} draft={form.draft} fields={fields} />
          </FormProvider>
        </section>
        <PreviewFrame
          page={section.page}
          anchor={openedField === null ? section.anchor : undefined}
          draft={form.draft}
          activeField={activeField}
          onChoose={reveal}
        />
      </div>
      {open === 'discard' && (
        <ConfirmDialog
          title={texts.resetTitle}
          description={texts.resetText}
          confirm={texts.reset}
          loading={publish.isReplacement}
          onConfirm={() => void publish.reset().then(() => setOpen(null))}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'history' && (
        <HistoryDialog
          onRestore={async (id) => {
            if (await publish.restore(id)) setOpen(null);
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </Controls>
  );
};
