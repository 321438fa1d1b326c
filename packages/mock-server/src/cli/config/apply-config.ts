import { ControlError } from '../../controls/control-error.ts';
import type { MockServer } from '../../mock-server.ts';
import { OptionError } from '../../options/option-error.ts';
import { recordErrorFrom } from './config-error.ts';
import type { ConfigFile, SeedConfig } from './config-file.ts';

/**
 * Applies the settings of a config file to the default merchant: endpoints, records, faults and chaos.
 *
 * @throws {UsageError} A record is not valid. The message has the file, the path of the field and the value.
 */
export function applyConfig(mock: MockServer, file: string, config: ConfigFile): void {
  const { endpoints = [], merchantBaseUrl, seeds = {}, faults = [], chaos } = config;
  for (const endpoint of endpoints) mock.webhooks.register(endpoint);
  if (merchantBaseUrl !== undefined) {
    const { url, ...authentication } = merchantBaseUrl;
    mock.webhooks.setMerchantBaseUrl(url, authentication);
  }
  if (chaos !== undefined) mock.webhooks.chaos(chaos);
  for (const fault of faults) mock.faults.inject(fault);
  applySeeds(mock, file, seeds);
}

function applySeeds(
  { customers, paymentMethods, onboardings, campaigns, transfers }: MockServer,
  file: string,
  seeds: SeedConfig,
): void {
  const each = <Details>(
    name: string,
    list: readonly Details[] = [],
    create: (details: Details, path: string) => void,
  ) => {
    for (const [index, details] of list.entries()) {
      const path = `${name}[${index}]`;
      createRecord(file, path, details, () => create(details, path));
    }
  };
  each('seeds.customers', seeds.customers, ({ paymentMethods: methods, ...details }, path) => {
    const { id } = customers.seed(details);
    each(`${path}.paymentMethods`, methods, (method) => paymentMethods.enroll(id, method));
  });
  each('seeds.onboardingTransfers', seeds.onboardingTransfers, (details) => onboardings.seedTransfer(details));
  each('seeds.campaigns', seeds.campaigns, (details) => campaigns.seed(details));
  each('seeds.transfers', seeds.transfers, (details) => transfers.receive(details));
}

function createRecord(file: string, path: string, details: unknown, create: () => void): void {
  try {
    create();
  } catch (error) {
    const isKnown = error instanceof ControlError || error instanceof OptionError;
    throw isKnown ? recordErrorFrom(file, details, path, error) : error;
  }
}
