CREATE TABLE orders (
  id text PRIMARY KEY,
  total numeric(14, 2) NOT NULL,
  -- open: not paid, the customer can pay. paying: an attempt exists. in_review: a person has to look.
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'paying', 'paid', 'in_review'))
);

-- One row per attempt to pay, with its own key. A declined card ends the attempt. The next card is the next attempt.
CREATE TABLE payment_attempts (
  idempotency_key uuid PRIMARY KEY,
  order_id text NOT NULL REFERENCES orders,
  -- The request body as text, because jsonb would change the order of the fields.
  body text NOT NULL,
  -- open: the result is not known yet. pending: the payment exists and waits for the customer or the bank.
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'pending', 'paid', 'failed', 'in_review')),
  -- The age of the key counts from here. The row is written before the first request, so the key is never older.
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Whether a request with this key may have reached the service.
  may_have_paid boolean NOT NULL DEFAULT true,
  -- One process owns the attempt until its lease ends. A process that crashed loses it.
  lease_token uuid NOT NULL,
  leased_until timestamptz NOT NULL,
  payment_id text,
  payment_status text,
  -- Why the attempt failed, or what the lookup by order found. For a person.
  note jsonb
);

-- An order has at most one attempt that has paid or may still pay. The database enforces it.
CREATE UNIQUE INDEX one_attempt_per_order ON payment_attempts (order_id) WHERE status <> 'failed';
CREATE INDEX open_attempts ON payment_attempts (leased_until) WHERE status = 'open';
