import { upkeep as ca } from '#i18n/ca/upkeep.ts';
import { upkeep as es } from '#i18n/es/upkeep.ts';
import { dayMs } from '#domain/time.ts';
import { address } from '#contract/addresses.ts';
import { browserApi } from '#web/api.ts';
import { expect, shopUrl, somebody, test } from '#tests/support/driver.ts';
import { noFindings } from '#tests/support/no-findings.ts';
import { somePlate, Visitor } from '#tests/support/visitor.ts';

const password = 'rodes-a-punt-9';

test('what is next for a car is told, corrected and booked as one appointment; a reminder is agreed to', async ({
  page,
  language,
}) => {
  const laia = new Visitor(page, language);
  const t = { es, ca }[language];
  const person = somebody();
  const api = browserApi(language, shopUrl);
  const { token, user } = await api('registerUser', {
    body: { ...person, codigo_postal: person.cp, permiso_comercial: false, password, privacidad: true },
  });
  // Old enough that nobody knows when its battery was changed; its sticker says another year.
  const plate = somePlate().replace(/\w+$/, 'GMK');
  const { vehicle } = await api(
    'addVehicleByName',
    {
      body: {
        vehicleData: { marca: 'SEAT', modelo: 'Ibiza (6J)', motor: '1.6 TDI 105', ano_matric: 2015 },
        idUsuario: user.idUser,
        matriculaNumber: plate,
      },
    },
    { token },
  );

  const nextYear = new Date(Date.now() + 365 * dayMs).toISOString().slice(0, 10);
  const itv = { params: { user: user.idUser, id: vehicle.id }, body: { cosa: 'itv' as const, fecha: nextYear } };
  await api('tellUpkeep', itv, { token });

  // Who is signed in sees their car; the plate stands in no address.
  await page.goto(shopUrl + address('area', language));
  await page.getByLabel(laia.account.correo).fill(person.email);
  await page.getByLabel(laia.account.contrasena, { exact: true }).fill(password);
  await laia.button(laia.account.entrar).click();
  await expect(page.getByText(laia.area.hola(person.nombre))).toBeVisible();
  await page.goto(shopUrl + address('upkeep', language));
  const thing = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
  await expect(thing(t.cosas.correa)).toContainText(t.falta.motor);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await noFindings(page);

  // What is wrong stands beside its field; what is told moves the thing on the road.
  const brakes = thing(t.cosas['liquido-frenos']);
  await expect(brakes).toContainText(t.falta.ultima);
  await page.getByRole('button', { name: `${t.decir}: ${t.cosas['liquido-frenos']}` }).click();
  await page.getByLabel(t.fecha).fill('2199-01-01');
  await laia.button(t.guardar).first().click();
  await expect(page.getByText(laia.refusal('campo-maximo'))).toBeVisible();
  await page.getByLabel(t.fecha).fill('2020-05-01');
  await laia.button(t.guardar).first().click();
  await expect(brakes).toContainText(t.estados.pasado);
  await page.getByRole('button', { name: `${t.decir}: ${t.cosas.neumaticos}` }).click();
  await page.getByLabel(t.dot).fill('9999');
  await laia.button(t.guardar).first().click();
  await expect(page.getByText(laia.refusal('dot-no-valido'))).toBeVisible();

  // Fewer kilometres than the last time are asked about, and then kept.
  await page.getByLabel(t.kmsEtiqueta).fill('128000');
  await laia.button(t.guardar).last().click();
  await expect(page.getByText(t.kms(128_000))).toBeVisible();
  await page.getByLabel(t.kmsEtiqueta).fill('90000');
  await laia.button(t.guardar).last().click();
  await laia.button(t.confirmarKms).click();
  await expect(page.getByText(t.kms(90_000))).toBeVisible();

  // An address that nobody proved gets no reminders, and hears why.
  await page.getByLabel(t.avisos).click();
  await expect(page.getByText(laia.refusal('correo-sin-probar'))).toBeVisible();

  // Two things in one appointment, with what that saves and the plate filled in.
  await page.getByLabel(t.incluir(t.cosas.gas)).check();
  await expect(page.getByRole('heading', { name: t.resumen(2) })).toBeVisible();
  await expect(page.getByText(/(Ahorras|T’estalvies) 1\d,\d\d/)).toBeVisible();
  await noFindings(page);
  await page.getByRole('link', { name: t.pedirTodo }).click();
  await laia.chooseWorkshop();
  await laia.chooseTime();
  await expect(page).not.toHaveURL(new RegExp(plate.replace(' ', '.?')));
  await expect(page.getByLabel(laia.t.matriculaDe)).toHaveValue(new RegExp(plate.replace(' ', ' ?')));
  await laia.button(laia.t.confirmar).click();
  await laia.seesConfirmation();
  await page.goto(`${shopUrl}${address('upkeep', language)}?coche=${vehicle.id}`);
  await expect(thing(t.cosas.gas)).toContainText(t.estados.citado);
  await expect(brakes).toContainText(t.estados.citado);

  // A link of a letter that leads nowhere any more says so.
  await page.goto(`${shopUrl}${address('upkeepStop', language)}?vehiculo=${vehicle.id}&firma=x`);
  await expect(page.getByText(t.fin.noExiste)).toBeVisible();
  await noFindings(page);
});
