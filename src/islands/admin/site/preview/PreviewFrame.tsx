import { useEffect, useState } from 'react';
import { siteTexts as texts } from '#content/texts/admin-site.ts';
import { type SiteDraft, unsavedParts } from '../site-draft.ts';
import { usePreviewTargets } from './use-preview-targets.ts';

type Props = {
  /** Under the preview's address. */
  page: string;
  anchor: string | undefined;
  draft: SiteDraft;
  /** The field in which somebody is writing, as a dotted path. */
  activeField: string | null;
  /** Something was tapped: what it shows is edited in this field. */
  onChoose: (field: string) => void;
};

/** Of a heading from the frame's top, in px. */
const headroom = 24;

/** Waits for the end of a quick succession of keystrokes. */
const restMs = 90;

/** The draft at a phone's width, also what is not yet saved. */
export const PreviewFrame = ({ page, anchor, draft, activeField, onChoose }: Props) => {
  const [loaded, setLoaded] = useState('');
  const [failed, setFailed] = useState(false);
  const address = `/admin/site/preview/${page}`;
  const typed = JSON.stringify({
    typed: Object.fromEntries(unsavedParts(draft).map(({ part, content }) => [part, content])),
  });

  const { frame, updateTargets } = usePreviewTargets({ draft, activeField, onChoose });

  useEffect(() => {
    if (loaded !== address) return undefined;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      const response = fetch(address, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: typed,
        signal: abort.signal,
      });
      response
        .then(async (answer) => {
          setFailed(!answer.ok);
          if (!answer.ok) return;
          show(frame.current?.contentDocument, await answer.text());
          updateTargets();
        })
        .catch(() => setFailed(!abort.signal.aborted));
    }, restMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [address, frame, loaded, typed, updateTargets]);

  useEffect(() => {
    if (loaded !== address || !anchor) return;
    scrollTo(frame.current?.contentDocument, anchor);
  }, [address, anchor, frame, loaded]);

  return (
    <div className="site-preview">
      {failed && (
        <p className="notice" data-variant="warning" role="status">
          {texts.previewFailed}
        </p>
      )}
      <iframe
        ref={frame}
        title={texts.preview}
        src={address}
        onLoad={() => {
          setLoaded(address);
          updateTargets();
        }}
      />
    </div>
  );
};

/** The page's new body, where the old one was scrolled to. */
const show = (page: Document | null | undefined, html: string) => {
  if (!page) return;
  showLook(page, html);
  // The other styles are there already, and this page would refuse those of another one.
  const withoutHead = html.replace(/<head>[\s\S]*?<\/head>/u, '');
  const next = new DOMParser().parseFromString(withoutHead, 'text/html');
  const scrolled = page.documentElement.scrollTop;
  for (const { name, value } of next.documentElement.attributes) {
    page.documentElement.setAttribute(name, value);
  }
  page.body.replaceWith(page.importNode(next.body, true));
  page.documentElement.scrollTop = scrolled;
};

/** The styles of the look alone change while the couple edits. */
const showLook = (page: Document, html: string) => {
  const [, rules = ''] = /<style data-look>([^<]*)<\/style>/u.exec(html) ?? [];
  // Older browsers show a new look once the draft is saved and opened again.
  if (!page.defaultView || !('adoptedStyleSheets' in page)) return;
  const look = new page.defaultView.CSSStyleSheet();
  look.replaceSync(rules);
  page.querySelector('style[data-look]')?.remove();
  page.adoptedStyleSheets = [look];
};

/** Not `scrollIntoView`: it would move the page around the frame as well. */
const scrollTo = (page: Document | null | undefined, anchor: string) => {
  const heading = page?.getElementById(anchor);
  if (heading) page!.documentElement.scrollTop += heading.getBoundingClientRect().top - headroom;
};
