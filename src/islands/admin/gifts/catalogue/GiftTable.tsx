import { catalogueTexts as texts } from '#content/texts/admin-catalogue.ts';
import type { CatalogueGift } from '#contract/gift-views.ts';
import { amountText } from '#domain/gifts/amount.ts';
import { Badge } from '#islands/ui/Badge.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { GiftPicture } from './GiftPicture.tsx';

type Props = { gifts: readonly CatalogueGift[]; onEdit: (gift: CatalogueGift) => void };

const { columns } = texts;

/** A table on wide screens, cards on phones. */
export const GiftTable = ({ gifts, onEdit }: Props) => (
  <div className="table-scroll">
    <table className="table table-cards gift-table" role="table" aria-label={texts.table}>
      <thead role="rowgroup">
        <tr role="row">
          <Head hidden>{columns.picture}</Head>
          <Head>{columns.name}</Head>
          <Head>{columns.price}</Head>
          <Head>{columns.given}</Head>
          <Head>{columns.state}</Head>
          <Head hidden>{columns.actions}</Head>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {gifts.map((gift) => (
          <Row key={gift.id} gift={gift} onEdit={onEdit} />
        ))}
      </tbody>
    </table>
  </div>
);

const Head = ({ hidden = false, children }: { hidden?: boolean; children: string }) => (
  <th role="columnheader" scope="col">
    {hidden ? <span className="sr-only">{children}</span> : children}
  </th>
);

type RowProps = { gift: CatalogueGift; onEdit: (gift: CatalogueGift) => void };

const Row = ({ gift, onEdit }: RowProps) => (
  <tr role="row">
    <td role="cell" className="gift-table-picture">
      <GiftPicture address={gift.image_url} />
    </td>
    <td role="cell" className="gift-table-name">
      <span className="block font-display text-lg leading-snug wrap-anywhere">{gift.name}</span>
      <span className="gift-description">{gift.description}</span>
      {gift.kind === 'open' && (
        <span className="hint block">{texts.openFrom(amountText(gift.price))}</span>
      )}
      {gift.shares !== null && gift.shares_left !== null && (
        <span className="hint block">{texts.sharesLeft(gift.shares_left, gift.shares)}</span>
      )}
    </td>
    <td role="cell" className="gift-table-price">
      {amountText(gift.price)}
    </td>
    <td role="cell" className="gift-table-given" data-given={gift.purchase_count > 0 || undefined}>
      {gift.purchase_count > 0 ? (
        <>
          <span className="md:hidden">{texts.countOnCard}</span>
          <span>{texts.given(gift.purchase_count)}</span>
        </>
      ) : (
        <span className="text-ink-faint">{texts.notPurchased}</span>
      )}
    </td>
    <td role="cell" className="gift-table-state">
      <Badge variant={gift.visible ? 'yes' : 'silent'}>
        {gift.visible ? texts.visible : texts.hidden}
      </Badge>
    </td>
    <td role="cell" className="gift-table-actions">
      <Button variant="text" aria-label={texts.editOf(gift.name)} onClick={() => onEdit(gift)}>
        {texts.edit}
      </Button>
    </td>
  </tr>
);
