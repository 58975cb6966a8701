import { catalogueTexts as texts } from '#content/texts/admin-catalogue.ts';
import type { CatalogueGift } from '#contract/gift-views.ts';
import { ConfirmDelete } from '#islands/admin/ui/dialogs/ConfirmDelete.tsx';
import { api, call } from '#islands/client/api.ts';

type Props = { gift: CatalogueGift; onDone: () => void; onClose: () => void };

/** The server refuses to delete a gift that has purchases, and says so. */
export const DeleteGift = ({ gift: { id, name }, onDone, onClose }: Props) => (
  <ConfirmDelete
    title={texts.delete}
    description={
      <>
        <p className="text-ink">{texts.deleteQuestion(name)}</p>
        <p className="mt-2">{texts.deleteIncludes}</p>
      </>
    }
    remove={() => call(api.api.admin.gifts[':id'].$delete({ param: { id: `${id}` } }))}
    failed={texts.deleteFailed}
    onDone={onDone}
    onClose={onClose}
  />
);
