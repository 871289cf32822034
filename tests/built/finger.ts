import type { Locator, Page } from "playwright-core";

/**
 * The finger on a phone, and how often it touches it: a press, a choice, Enter, and entering a field
 * are a tap each, typing is none.
 */
export function fingerOn(page: Page) {
  const counted = { taps: 0, fields: 0 };
  const press = async (target: Locator) => {
    counted.taps += 1;
    await target.first().click();
  };
  const enter = async (field: Locator, text: string) => {
    counted.fields += 1;
    await press(field);
    await page.keyboard.type(text);
  };
  /** What stands in the field is marked first, which is a long press and 'Select all'. */
  const overwrite = async (field: Locator, text: string) => {
    await press(field);
    counted.taps += 2;
    await field.fill(text);
  };
  const choose = async (field: Locator, option: string) => {
    counted.taps += 2;
    await field.selectOption({ label: option });
  };
  const pickTime = async (field: Locator, time: string) => {
    counted.taps += 2;
    await field.fill(time);
  };
  /** The camera or a file: the press that asks for it, and the choice. */
  const takePhoto = async (field: Locator, photo: Parameters<Locator["setInputFiles"]>[0]) => {
    counted.taps += 2;
    await field.setInputFiles(photo);
  };
  return { counted, press, enter, overwrite, choose, pickTime, takePhoto };
}
