using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [(name = "webhooks", worker = .worker), (name = "internet", network = (allow = ["private"]))],
  sockets = [(name = "http", service = "webhooks")],
);

const worker :Workerd.Worker = (
  modules = [(name = "worker", esModule = embed "dist/apps-workers.mjs")],
  compatibilityDate = "2026-06-01",
  bindings = [
    (name = "WEBHOOK_SECRET", fromEnvironment = "WEBHOOK_SECRET"),
    (name = "UPSTASH_REDIS_REST_URL", fromEnvironment = "UPSTASH_REDIS_REST_URL"),
    (name = "UPSTASH_REDIS_REST_TOKEN", fromEnvironment = "UPSTASH_REDIS_REST_TOKEN"),
  ],
);
