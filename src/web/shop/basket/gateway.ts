import type { GatewayForm } from '#contract/orders.ts';

/** Leaves for the gateway's own page with its signed form: the card's number is typed there, never here. */
export const goToGateway = ({ url, method, fields }: GatewayForm): void => {
  const form = document.createElement('form');
  form.action = url;
  form.method = method;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
};
