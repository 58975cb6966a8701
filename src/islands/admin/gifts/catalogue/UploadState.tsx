import { catalogueTexts } from '#content/texts/admin-catalogue.ts';
import { Progress } from '#islands/ui/Progress.tsx';
import type { PictureUpload } from './use-picture-upload.ts';

const texts = catalogueTexts.picture;

type Props = {
  state: PictureUpload['state'];
  /** There is an address, but no picture at it. */
  broken: boolean;
};

/** Progress of the upload. Screen readers announce the state, not the percentages. */
export const UploadState = ({ state, broken }: Props) => (
  <div className="text-sm">
    {state.kind === 'sending' && (
      <>
        <p className="mb-1 tabular-nums">
          {state.percent < 100 ? texts.uploading(state.percent) : texts.preparing}
        </p>
        <Progress percent={state.percent} label={texts.upload} />
      </>
    )}
    <p role="status" className={broken ? 'error' : 'text-leaf-deep'}>
      {broken ? texts.broken : state.kind === 'done' && texts.done}
    </p>
    {state.kind === 'failed' && (
      <p role="alert" className="error">
        {state.message}
      </p>
    )}
  </div>
);
