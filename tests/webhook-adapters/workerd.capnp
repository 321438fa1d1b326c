using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [(name = "webhooks", worker = .worker)],
  sockets = [(name = "http", service = "webhooks")],
);

const worker :Workerd.Worker = (
  modules = [(name = "worker", esModule = embed "dist/apps-workers.mjs")],
  compatibilityDate = "2026-06-01",
  bindings = [(name = "WEBHOOK_SECRET", fromEnvironment = "WEBHOOK_SECRET")],
);
