import { constructEvent, WebhookVerificationError } from '@paychord/sdk/webhooks';
import type { Shop } from './shop.ts';

/** Where the service tells the shop what happened to a payment. */
export function webhookEndpoint(shop: Shop, secret: string): (request: Request) => Promise<Response> {
  return async (request) => {
    try {
      const event = await constructEvent(await request.arrayBuffer(), request.headers, { secret });
      if (event.kind === 'payment') {
        const { id } = event.payload.data.payment;
        await shop.refresh(id);
        if (event.type_event === 'payment.chargeback') await shop.contest(id);
      }
      return Response.json({ received: true });
    } catch (error) {
      if (!(error instanceof WebhookVerificationError)) return new Response(null, { status: 500 });
      return new Response(null, { status: 401 });
    }
  };
}
