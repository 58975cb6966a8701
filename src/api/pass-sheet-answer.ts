import { passSheetTexts as texts } from '#content/texts/pass-sheet.ts';
import { palettes } from '#domain/look/palettes.ts';
import { runEncoder } from '#gateways/pictures/encoder.ts';
import type { SheetTask } from '#gateways/pictures/pass-sheet.ts';
import type { Deps } from './deps.ts';
import { logError } from './log-error.ts';
import { passSheet } from './views/pass-sheet.ts';

const types = { png: 'image/png', pdf: 'application/pdf' } as const;

/** Tapped twice, it is drawn once. */
const inProgress = new Map<string, Promise<Buffer>>();

const draw = (task: SheetTask): Promise<Buffer> => {
  const key = JSON.stringify([task.sheet, task.format, task.palette]);
  const known = inProgress.get(key);
  if (known) return known;
  const rendered = runEncoder({ kind: 'sheet', ...task })
    .then((answer) => {
      if (!('sheet' in answer)) throw new Error('The sheet was drawn without an answer');
      return Buffer.from(answer.sheet, 'base64');
    })
    .finally(() => inProgress.delete(key));
  inProgress.set(key, rendered);
  return rendered;
};

type SheetRequest = {
  guestId: number;
  format: SheetTask['format'];
  /** The drawn way, as SVG. */
  route: string | null;
  /** See `cardFonts`. */
  fonts: readonly string[];
};

/** A group's sheet for the road, to be kept where no browser deletes it. */
export const answerPassSheet = async (
  deps: Pick<Deps, 'db' | 'clock' | 'content'>,
  { guestId, format, route, fonts }: SheetRequest,
): Promise<Response> => {
  const palette = palettes[deps.content().wedding.look.palette];
  const headers = { 'Cache-Control': 'private, no-store' };
  try {
    const file = await draw({ sheet: passSheet(deps, guestId, route), format, fonts, palette });
    return new Response(new Uint8Array(file), {
      headers: {
        ...headers,
        'Content-Type': types[format],
        'Content-Disposition': `inline; filename="invitacion.${format}"`,
      },
    });
  } catch (error) {
    logError(error);
    return new Response(texts.failed, {
      status: 503,
      headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': '30' },
    });
  }
};
