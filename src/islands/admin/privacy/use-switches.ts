import { useState } from 'react';
import { privacyTexts as texts } from '#content/texts/admin-privacy.ts';
import type { PrivacyView } from '#contract/privacy.ts';
import type { TimedErasure } from '#domain/keeping/erasures.ts';
import {
  useReauthentication,
  wasCancelled,
} from '#islands/admin/ui/dialogs/use-reauthentication.tsx';
import { api, call, messageOf } from '#islands/client/api.ts';
import { toast } from '#islands/stores/toasts.ts';

/** Switches a timed erasure on or off, with the password. */
export const useSwitches = (onChanged: (view: PrivacyView) => void) => {
  const [loading, setLoading] = useState(false);
  const [failure, setFailure] = useState('');
  const { withPassword, passwordDialog } = useReauthentication();

  const toggle = async (kind: TimedErasure, isOn: boolean) => {
    if (loading) return;
    setLoading(true);
    setFailure('');
    try {
      const put = api.api.admin.privacy.timed[':kind'].$put;
      onChanged(await withPassword(() => call(put({ param: { kind }, json: { isOn } }))));
      toast({ title: isOn ? texts.turnedOn : texts.turnedOff, description: texts.kinds[kind] });
    } catch (error) {
      if (!wasCancelled(error)) setFailure(messageOf(error) ?? texts.switchFailed);
    } finally {
      setLoading(false);
    }
  };

  return { toggle, loading, failure, passwordDialog };
};
