import { useState } from 'react';
import { connectionTexts as texts } from '#content/texts/whatsapp-connection.ts';
import type { BaileysStatusView } from '#contract/whatsapp-connection.ts';
import { reasonOf } from '#islands/admin/ui/dialogs/rejection-reason.ts';
import {
  wasCancelled,
  type WithPassword,
} from '#islands/admin/ui/dialogs/use-reauthentication.tsx';
import { api, ApiError, call } from '#islands/client/api.ts';
import { toast } from '#islands/stores/toasts.ts';
import { usePollData } from '../use-poll-data.ts';

const { whatsapp } = api.api.admin;

const load = () => call<BaileysStatusView>(whatsapp['baileys-status'].$get());

export type Action = 'connect' | 'disconnect';

/** The state of the couple's own WhatsApp, polled while the page is visible. */
export const useConnection = (withPassword: WithPassword) => {
  const [loading, setLoading] = useState<Action | null>(null);
  const [phoneError, setPhoneError] = useState('');
  const status = usePollData(load, loading !== null);

  const action = async (what: Action, send: () => Promise<BaileysStatusView>, failed: string) => {
    if (loading) return;
    setLoading(what);
    setPhoneError('');
    try {
      status.set(await withPassword(send));
    } catch (error) {
      if (wasCancelled(error)) return;
      const invalidPhone = error instanceof ApiError && error.errorBody?.fields?.['phone'];
      if (invalidPhone) return setPhoneError(invalidPhone);
      toast({ title: failed, description: reasonOf(error), variant: 'destructive' });
    } finally {
      setLoading(null);
    }
  };

  return {
    status,
    loading,
    phoneError,
    connect: (phone?: string) =>
      action(
        'connect',
        () =>
          call(whatsapp['baileys-connect'].$post({ json: phone === undefined ? {} : { phone } })),
        texts.connectFailed,
      ),
    disconnect: () =>
      action(
        'disconnect',
        () => call(whatsapp['baileys-disconnect'].$post()),
        texts.disconnectFailed,
      ),
  };
};
