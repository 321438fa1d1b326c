/** A load balancer without health checks in front of several receivers. */
export interface LoadBalancer {
  /** Sends the request to the path of a receiver, `/` by default. */
  receive(this: void, request: Request, path?: string): Promise<Response>;
  /** The number of requests without a response. */
  waiting(): number;
  /** Bodies of requests to a receiver that was killed before its response. */
  readonly lostRequests: readonly string[];
  readonly counts: {
    requests: number;
    copies: number;
    /** No replica was running. */
    refused: number;
    readonly responses: Record<string, number>;
  };
}

/** Of a hundred requests, `copies` are sent to two receivers at once. */
export function createLoadBalancer(next: () => string, copies: number): LoadBalancer {
  const counts: LoadBalancer['counts'] = { requests: 0, copies: 0, refused: 0, responses: {} };
  const lostRequests: string[] = [];
  let waiting = 0;

  const send = async (path: string, init: RequestInit & { body: ArrayBuffer }): Promise<Response> => {
    counts.requests += 1;
    waiting += 1;
    try {
      const { status, headers, ...response } = await whole(await fetch(new URL(path, next()), init));
      counts.responses[status] = (counts.responses[status] ?? 0) + 1;
      return new Response(response.text, { status, headers });
    } catch (error) {
      if (isRefusal(error)) counts.refused += 1;
      else lostRequests.push(new TextDecoder().decode(init.body));
      throw error;
    } finally {
      waiting -= 1;
    }
  };

  return {
    async receive({ method, headers, body, signal }, path = '/') {
      const init = { method, headers, body: await new Response(body).arrayBuffer(), signal };
      if (Math.random() * 100 < copies) {
        counts.copies += 1;
        // The sender gets one response.
        void send(path, init).catch(() => {});
      }
      return send(path, init);
    },
    waiting: () => waiting,
    lostRequests,
    counts,
  };
}

async function whole(response: Response) {
  const { status, headers } = response;
  return { status, headers, text: await response.text() };
}

function isRefusal(error: unknown): boolean {
  return error instanceof Error && (error.cause as { code?: unknown } | undefined)?.code === 'ECONNREFUSED';
}
