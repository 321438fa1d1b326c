import { readFile } from 'node:fs/promises';

export const deliveryNote = () => readFile(new URL('../delivery-note.pdf', import.meta.url));
