import { useState } from 'react';
import { privacyTexts as texts } from '#content/texts/admin-privacy.ts';
import type { PrivacyView } from '#contract/privacy.ts';
import type { TimedErasure } from '#domain/keeping/erasures.ts';
import {
  useReauthentication,
  wasAbandoned,
} from '#islands/admin/ui/dialogs/use-reauthentication.tsx';
import { api, call, sentenceOf } from '#islands/client/api.ts';
import { toast } from '#islands/stores/toasts.ts';

/** Switches a timed erasure on or off, with the password. */
export const useSwitches = (onChanged: (view: PrivacyView) => void) => {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const { withPassword, passwordDialog } = useReauthentication();

  const turn = async (kind: TimedErasure, isOn: boolean) => {
    if (busy) return;
    setBusy(true);
    setFailure('');
    try {
      const put = api.api.admin.privacy.timed[':kind'].$put;
      onChanged(await withPassword(() => call(put({ param: { kind }, json: { isOn } }))));
      toast({ title: isOn ? texts.turnedOn : texts.turnedOff, description: texts.kinds[kind] });
    } catch (error) {
      if (!wasAbandoned(error)) setFailure(sentenceOf(error) ?? texts.switchFailed);
    } finally {
      setBusy(false);
    }
  };

  return { turn, busy, failure, passwordDialog };
};
