import { slugOf } from "#app/values/text.ts";

/** The categories that a shop begins with, in the order of the home page's tiles. */
export const categoryNames = [
  "Bath & Body",
  "Biscuits & Chocolates",
  "Cleaning Essentials",
  "Daily Needs",
  "Dryfruits",
  "Feminine Hygiene",
  "Flours",
  "Food Additives",
  "Grooming",
  "Hair Care",
  "Health & Wellness",
  "Home Needs",
  "Nutritional Milk Mixers",
  "Oils",
  "Oral Care",
  "Pooja Needs",
  "Rice & Pulses",
  "Skin Care",
  "Snacks & Breakfast",
  "Spices & Masalas",
  "Tea & Coffee",
  "Budget Friendly Packages",
  "Eggs & Dairy",
] as const;
export type CategoryName = (typeof categoryNames)[number];

/** It has its own grid on the home page instead of a tile, whatever the owner calls it. */
export const budgetCategory = "Budget Friendly Packages";
export const budgetCategoryId = slugOf(budgetCategory);

/** In the order of their pictures in the sheet of tiles. */
export const tileNames = categoryNames.filter((name) => name !== budgetCategory);
