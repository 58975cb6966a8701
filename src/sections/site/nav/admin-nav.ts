// On a phone the sections do not fit side by side: the current one is brought into sight.
const list = document.querySelector('.admin-nav ul');
const current = list?.querySelector<HTMLElement>('[aria-current]');
if (list && current) {
  list.scrollLeft = current.offsetLeft - (list.clientWidth - current.offsetWidth) / 2;
}
