import type { ComponentChildren } from 'preact';
import { Data } from '../../components/data.tsx';
import { currentMerchant, merchants } from '../../state/merchants.ts';
import { linkTo } from '../../state/router.ts';

/** The title of a section, with what it is for. */
export function SectionHead({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  return (
    <div class="section-head">
      <h2>{title}</h2>
      <p class="quiet">{children}</p>
    </div>
  );
}

/** Names the merchant that the actions of a section apply to. A server with one merchant needs no name. */
export function MerchantNote() {
  const merchant = currentMerchant.value;
  if (merchant === undefined || merchants.value.length < 2) return null;
  return (
    <>
      {' '}
      Actions apply to the merchant <Data class="merchant-key" text={merchant} />.{' '}
      <a href={linkTo('server', 'merchants')}>Switch to another merchant</a>
    </>
  );
}
