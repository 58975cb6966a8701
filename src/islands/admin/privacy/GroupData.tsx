import { useEffect, useRef, useState } from 'react';
import { privacyTexts as texts } from '#content/texts/admin-privacy.ts';
import type { PrivacyView } from '#contract/privacy.ts';
import { DownloadButton } from '#islands/admin/ui/DownloadButton.tsx';
import { api } from '#islands/client/api.ts';
import { toast } from '#islands/stores/toasts.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Field } from '#islands/ui/Field.tsx';
import { EraseGroup } from './EraseGroup.tsx';

type Props = { view: PrivacyView; onChanged: (view: PrivacyView) => void };

const calls = api.api.admin.privacy.groups[':id'];

/** Export of a group's data, for a member who asks for it, and its erasure. */
export const GroupData = ({ view: { groups, backupsUntil }, onChanged }: Props) => {
  const [selected, setSelected] = useState('');
  const [eraseOpen, setEraseOpen] = useState(false);
  const [erased, setErased] = useState(0);
  const select = useRef<HTMLSelectElement>(null);
  const group = groups.find(({ id }) => String(id) === selected);
  const param = { id: selected };

  useEffect(() => {
    // The button that opened the dialog is gone: the focus would be lost.
    if (erased > 0) select.current?.focus();
  }, [erased]);

  return (
    <section className="card" aria-labelledby="group-data">
      <h3 className="font-display text-lg" id="group-data">
        {texts.ofGroup}
      </h3>
      <p className="mt-1 mb-4 text-sm text-muted">{texts.groupDescription}</p>
      {groups.length === 0 ? (
        <p className="text-muted">{texts.noGroups}</p>
      ) : (
        <Field label={texts.group}>
          {(control) => (
            <select
              {...control}
              ref={select}
              value={group ? selected : ''}
              onChange={(changed) => setSelected(changed.target.value)}
            >
              <option value="">{texts.choose}</option>
              {groups.map(({ id, name, isRemoved }) => (
                <option key={id} value={id}>
                  {isRemoved ? texts.removed(name) : name}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      {group && (
        <div className="mt-4 flex flex-wrap gap-3">
          <DownloadButton
            label={texts.download}
            fileName={texts.fileName('html')}
            fetchFile={async () => calls['export.html'].$get({ param })}
          />
          <DownloadButton
            label={texts.downloadRaw}
            variant="quiet"
            fileName={texts.fileName('json')}
            fetchFile={async () => calls['export.json'].$get({ param })}
          />
          <Button variant="danger" onClick={() => setEraseOpen(true)}>
            {texts.erase}
          </Button>
        </div>
      )}
      {group && eraseOpen && (
        <EraseGroup
          group={group}
          backupsUntil={backupsUntil}
          onErased={(view) => {
            setEraseOpen(false);
            setSelected('');
            toast({ title: texts.erased });
            onChanged(view);
            setErased(erased + 1);
          }}
          onClose={() => setEraseOpen(false)}
        />
      )}
    </section>
  );
};
