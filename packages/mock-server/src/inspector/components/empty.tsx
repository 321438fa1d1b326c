import type { ComponentChildren } from 'preact';
import type { AdminError } from '../api/admin-error.ts';
import { Data } from './data.tsx';

/** Says that a list has nothing, and what fills it. */
export function Empty({ title, children }: { readonly title: string; readonly children?: ComponentChildren }) {
  return (
    <div class="empty">
      <p class="empty-title">{title}</p>
      {children}
    </div>
  );
}

/** Shows why a view has no data. */
export function LoadError({ error }: { readonly error: AdminError }) {
  return (
    <div class="empty" role="alert">
      {error.messages.map((each) => (
        <p key={each}>
          <Data text={each} />
        </p>
      ))}
      <p class="quiet">{error.code}</p>
    </div>
  );
}
