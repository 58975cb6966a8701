import { api, call, messageOf } from '#islands/client/api.ts';
import { defineElement } from '#islands/client/define-element.ts';
import { confirmDialog } from '#islands/session/confirm-dialog.ts';
import { toast } from '#islands/stores/toasts.ts';

/** Takes photos of the group back, after asking. */
class OwnPhotos extends HTMLElement {
  connectedCallback() {
    this.addEventListener('click', ({ target }) => {
      const button = (target as Element).closest<HTMLButtonElement>('[data-remove]');
      if (button) void this.takeBack(button);
    });
  }

  private async takeBack(button: HTMLButtonElement) {
    const { title, sure, yes, no, removed, failed } = this.dataset as Record<string, string>;
    if (!(await confirmDialog({ title: title!, text: sure!, yes: yes!, no: no! }))) return;
    button.disabled = true;
    try {
      const id = button.dataset['remove']!;
      await call(api.api.photos[':id'].$delete({ param: { id } }));
      const item = button.closest('li')!;
      const next = item.nextElementSibling ?? item.previousElementSibling;
      item.remove();
      this.querySelector('.count')!.textContent = `${this.querySelectorAll('li').length}`;
      (next ?? this).querySelector<HTMLElement>('button, summary')?.focus();
      toast({ title: removed! });
    } catch (error) {
      button.disabled = false;
      toast({ title: failed!, description: messageOf(error) ?? '', variant: 'destructive' });
    }
  }
}

defineElement('own-photos', OwnPhotos);
