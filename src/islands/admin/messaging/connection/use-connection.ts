import { useState } from 'react';
import { connectionTexts as texts } from '#content/texts/whatsapp-connection.ts';
import type { BaileysStatusView } from '#contract/whatsapp-connection.ts';
import { reasonOf } from '#islands/admin/ui/dialogs/refusals.ts';
import {
  wasAbandoned,
  type WithPassword,
} from '#islands/admin/ui/dialogs/use-reauthentication.tsx';
import { api, ApiError, call } from '#islands/client/api.ts';
import { toast } from '#islands/stores/toasts.ts';
import { usePolled } from '../use-polled.ts';

const { whatsapp } = api.api.admin;

const load = () => call<BaileysStatusView>(whatsapp['baileys-status'].$get());

export type Act = 'connect' | 'disconnect';

/** The state of the couple's own WhatsApp, polled while the page is visible. */
export const useConnection = (withPassword: WithPassword) => {
  const [acting, setActing] = useState<Act | null>(null);
  const [phoneError, setPhoneError] = useState('');
  const status = usePolled(load, acting !== null);

  const act = async (what: Act, send: () => Promise<BaileysStatusView>, failed: string) => {
    if (acting) return;
    setActing(what);
    setPhoneError('');
    try {
      status.set(await withPassword(send));
    } catch (error) {
      if (wasAbandoned(error)) return;
      const badPhone = error instanceof ApiError && error.problem?.fields?.['phone'];
      if (badPhone) return setPhoneError(badPhone);
      toast({ title: failed, description: reasonOf(error), tone: 'destructive' });
    } finally {
      setActing(null);
    }
  };

  return {
    status,
    acting,
    phoneError,
    connect: (phone?: string) =>
      act(
        'connect',
        () =>
          call(whatsapp['baileys-connect'].$post({ json: phone === undefined ? {} : { phone } })),
        texts.connectFailed,
      ),
    disconnect: () =>
      act('disconnect', () => call(whatsapp['baileys-disconnect'].$post()), texts.disconnectFailed),
  };
};
