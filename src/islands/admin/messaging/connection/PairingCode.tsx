import { connectionTexts } from '#content/texts/whatsapp-connection.ts';
import { CopyButton } from '#islands/ui/CopyButton.tsx';
import { CopyIcon } from '#islands/ui/icons.tsx';
import { Steps } from './Steps.tsx';

const texts = connectionTexts.own;

/** In two halves, as WhatsApp asks for it. */
const inHalves = (code: string) => `${code.slice(0, 4)}-${code.slice(4)}`;

/** For a page on the phone to be linked, which cannot scan its own screen. */
export const PairingCode = ({ code }: { code: string }) => (
  <div className="flex flex-wrap items-center gap-5">
    <div>
      <p className="text-sm text-muted" id="pairing-code">
        {texts.codeLabel}
      </p>
      <p className="flex items-center gap-2">
        <output className="text-2xl font-semibold tracking-widest" aria-labelledby="pairing-code">
          {inHalves(code)}
        </output>
        <CopyButton text={code} label={texts.copyCode}>
          <CopyIcon />
        </CopyButton>
      </p>
    </div>
    <Steps steps={texts.codeSteps} />
  </div>
);
