import { picturesTexts as texts } from '#content/texts/admin-pictures.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Progress } from '#islands/ui/Progress.tsx';
import { removeUpload, type Upload } from './uploads.ts';

type Props = { uploads: readonly Upload[]; onRetry: (sending: Upload) => void };

/** Pictures on their way, a bar each; those that did not arrive say why. */
export const SendingList = ({ uploads, onRetry }: Props) => (
  <ul className="photo-sendings">
    {uploads.map((sending) => (
      <li key={sending.key}>
        {sending.failure ? (
          <Failed sending={sending} onRetry={onRetry} />
        ) : (
          <Going sending={sending} />
        )}
      </li>
    ))}
  </ul>
);

const Going = ({ sending }: { sending: Upload }) => {
  const { file, percent } = sending;
  return (
    <>
      <p className="wrap-anywhere">
        {percent < 100 ? texts.uploading(file.name) : texts.preparing(file.name)}
      </p>
      <Progress percent={percent} label={texts.uploading(file.name)} />
      <Button variant="text" onClick={() => removeUpload(sending)}>
        {texts.cancel}
        <span className="sr-only"> {file.name}</span>
      </Button>
    </>
  );
};

const Failed = ({ sending, onRetry }: Pick<Props, 'onRetry'> & { sending: Upload }) => {
  const { file, failure } = sending;
  return (
    <>
      <p className="error wrap-anywhere" role="alert">{`${file.name}: ${failure}`}</p>
      <Button variant="text" onClick={() => onRetry(sending)}>
        {texts.retry}
        <span className="sr-only"> {file.name}</span>
      </Button>
      <Button variant="text" onClick={() => removeUpload(sending)}>
        {texts.remove}
        <span className="sr-only"> {file.name}</span>
      </Button>
    </>
  );
};
