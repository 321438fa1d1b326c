/** `node pay.ts ORDER-1 tok-1` pays an order with a one-time token and prints the status of the order. */
import { checkOut } from './check-out.ts';
import { connectShop } from './connect.ts';

const [orderId, token] = process.argv.slice(2);
if (orderId === undefined || token === undefined) {
  throw new Error('Pass an order and a one-time token: node pay.ts ORDER-1 tok-1');
}
const shop = connectShop();
try {
  console.log(await checkOut(shop, orderId, token));
} finally {
  await shop.pool.end();
}
