'use client'

import { memo } from 'react'
import { DishMarks, DishSafety } from '@/features/menu/components/dish-lines'
import type { ListedDish, ListedLocation, ListedMeal } from './list-meals'
import type { WhatCanIEatMessages } from './what-can-i-eat-messages'

type Messages = Pick<WhatCanIEatMessages, 'nothingHere' | 'undeclaredHelp'>

/**
 * One section for each meal, in it one for each location, with undeclared dishes apart. It is the same for everybody; a style rule
 * hides the dishes with a customer's allergens. A component of the browser, as the rows of the menu are.
 */
export const MealList = memo(function MealList({ meals, messages }: { meals: ListedMeal[]; messages: Messages }) {
  return meals.map(({ id, name, locations }) => (
    <section key={id} className="eat-meal" aria-labelledby={id}>
      <h2 id={id}>{name}</h2>
      {locations.map((location) => (
        <LocationDishes key={location.id} location={location} messages={messages} />
      ))}
    </section>
  ))
})

function LocationDishes({ location, messages }: { location: ListedLocation; messages: Messages }) {
  const { name, href, hours, safe, undeclared, undeclaredTitle } = location
  return (
    <div className="eat-location">
      <h3>
        <a href={href}>{name}</a>
        {hours && ' '}
        {hours && <span>{hours}</span>}
      </h3>
      {safe.length > 0 && <DishList dishes={safe} href={href} />}
      <p className={`eat-none${safe.length > 0 ? ' eat-none-left' : ''}`}>{messages.nothingHere}</p>
      {undeclared.length > 0 && (
        <details className="eat-undeclared">
          <summary>{undeclaredTitle}</summary>
          <p>{messages.undeclaredHelp}</p>
          <DishList dishes={undeclared} href={href} />
        </details>
      )}
    </div>
  )
}

const DishList = ({ dishes, href }: { dishes: ListedDish[]; href: string }) => (
  <ul>
    {dishes.map(({ id, name, category, has, marks, safety }) => (
      <li key={id} data-dish={id} data-has={has}>
        <a href={`${href}#category-${category}`}>{name}</a> <DishMarks marks={marks} />
        {safety.length > 0 && (
          <p className="menu-safety">
            <DishSafety lines={safety} />
          </p>
        )}
      </li>
    ))}
  </ul>
)
