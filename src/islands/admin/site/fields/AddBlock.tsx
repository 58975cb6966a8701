import './add-block.css';
import { useState } from 'react';
import type { BlockType } from '#content/schemas/blocks.ts';
import { blockLabels } from '#content/texts/admin-site-labels.ts';
import { siteTexts as texts } from '#content/texts/admin-site.ts';
import { Button } from '#islands/ui/Button.tsx';
import { BlockPicture } from './BlockPicture.tsx';

type Props = { types: BlockType[]; onAdd: (type: BlockType) => void };

/** A button, and below it a picture of each type of block: a tap adds one. */
export const AddBlock = ({ types, onAdd }: Props) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" data-add aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {texts.addBlock}
      </Button>
      {isOpen && (
        <ul className="site-add-block" aria-label={texts.kind}>
          {types.map((type) => (
            <li key={type}>
              <button
                type="button"
                onClick={() => {
                  setOpen(false);
                  onAdd(type);
                }}
              >
                <BlockPicture type={type} />
                <span>{blockLabels[type]}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
};
