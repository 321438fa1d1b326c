import type { components } from '../generated/admin-api.ts';
import { formatMoney, Money } from './money.tsx';

type PaymentMoney = components['schemas']['PaymentMoney'];

/** The parts of the bar, from left to right. Only widths are computed here; every shown amount comes from the server. */
function partsOf({ total, refunded, chargedBack, disputed, refundable, capturable }: PaymentMoney) {
  const kept = Math.max(0, refundable - disputed);
  const parts = [
    { id: 'kept', width: kept },
    { id: 'disputed', width: disputed },
    { id: 'refunded', width: refunded },
    { id: 'charged-back', width: chargedBack },
    { id: 'capturable', width: capturable },
  ];
  const sum = parts.reduce((all, { width }) => all + width, 0);
  const scale = Math.max(total, sum);
  return parts.filter(({ width }) => width > 0).map(({ id, width }) => ({ id, percent: (width / scale) * 100 }));
}

/** The amounts of a payment as a bar, and each as text: the colors only repeat the words. */
export function MoneyBar({ money }: { readonly money: PaymentMoney }) {
  const { currency } = money;
  const amounts: readonly (readonly [name: string, value: number, part?: string])[] = [
    ['Authorized', money.authorized],
    ['Captured', money.captured],
    ['Refunded', money.refunded, 'refunded'],
    ['Charged back', money.chargedBack, 'charged-back'],
    ['In dispute', money.disputed, 'disputed'],
    ['Can be captured', money.capturable, 'capturable'],
    ['Remaining', money.refundable, 'kept'],
  ];
  const text = amounts.map(([name, value]) => `${name}: ${formatMoney(value, currency)}`).join(', ');
  return (
    <div class="money-view">
      <div class="money-bar" role="img" aria-label={`Of ${formatMoney(money.total, currency)}: ${text}`}>
        {partsOf(money).map(({ id, percent }) => (
          <span key={id} class={`money-part money-${id}`} style={{ width: `${percent}%` }} />
        ))}
      </div>
      <dl class="money-amounts">
        {amounts.map(([name, value, part]) => (
          <div key={name} class={value === 0 ? 'quiet' : ''}>
            <dt>
              {part === undefined ? null : <span class={`money-key money-${part}`} aria-hidden="true" />}
              {name}
            </dt>
            <dd>
              <Money value={value} currency={currency} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
